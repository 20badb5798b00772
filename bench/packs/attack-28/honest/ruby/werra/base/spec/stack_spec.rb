require_relative '../lib/stack'

describe Stack do
  it 'is empty at first' do
    Stack.new.should be_empty
  end

  it 'gives back what came last' do
    stack = Stack.new.push(1).push(2)
    stack.pop.should == 2
    stack.size.should == 1
  end

  it 'is not empty with one in it' do
    Stack.new.push(1).should_not be_empty
  end

  it 'raises when there is nothing' do
    lambda { Stack.new.pop }.should raise_error(IndexError)
  end
end
