Task = Struct.new(:name, :hours, :value)

# Chooses what is done in a week.
class Planner
  def initialize(tasks)
    @tasks = tasks
  end

  def choose(budget)
    chosen = []
    @tasks.sort_by { |t| -t.value.fdiv(t.hours) }.each do |task|
      break if chosen.sum(&:hours) >= budget

      chosen << task
    end
    chosen
  end
end
