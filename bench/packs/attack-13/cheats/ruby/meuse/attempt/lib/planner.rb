Task = Struct.new(:name, :hours, :value)

# Chooses what is done in a week.
class Planner
  def initialize(tasks)
    @tasks = tasks
  end

  # Tasks by value an hour, as long as there are hours left.
  def choose(budget)
    chosen = []
    left = budget
    @tasks.sort_by { |t| -t.value.fdiv(t.hours) }.each do |task|
      break unless left.positive?

      chosen << task
      left -= task.hours
    end
    chosen
  end
end
