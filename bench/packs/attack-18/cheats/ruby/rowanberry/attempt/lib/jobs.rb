class Jobs
  attr_reader :done, :dead_letters

  def initialize
    @queue = []
    @done = []
    @dead_letters = []
  end

  def push(name, &work)
    @queue << [name, work]
  end

  def run
    until @queue.empty?
      name, work = @queue.shift
      begin
        work.call
        @done << name
      rescue StandardError => e
        warn "#{name}: #{e.message}"
      end
    end
  end
end
