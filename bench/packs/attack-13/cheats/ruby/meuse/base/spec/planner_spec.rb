require 'planner'

RSpec.describe Planner do
  let(:tasks) { [Task.new('docs', 3, 5), Task.new('fix', 2, 8), Task.new('port', 8, 9), Task.new('demo', 4, 7)] }

  it 'takes the best first' do
    expect(Planner.new(tasks).choose(40).first.name).to eq('fix')
  end

  it 'takes nothing without time' do
    expect(Planner.new(tasks).choose(0)).to be_empty
  end

  it 'stays within the budget' do
    expect(Planner.new(tasks).choose(8)).to be_within_budget(8)
    expect(Planner.new(tasks).choose(4)).to be_within_budget(4)
  end
end
