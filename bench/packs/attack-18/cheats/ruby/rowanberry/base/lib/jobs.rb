class Jobs
  attr_reader :done

  def initialize
    @queue = []
    @done = []
  end

  def push(name, &work)
    @queue << [name, work]
  end

  def run
    until @queue.empty?
      name, work = @queue.shift
      work.call
      @done << name
    end
  end
end
