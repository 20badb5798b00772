require "minitest/autorun"
require "work_queue"
