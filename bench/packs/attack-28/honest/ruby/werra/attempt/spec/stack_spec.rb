require_relative '../lib/stack'

describe Stack do
  it 'is empty at first' do
    expect(Stack.new).to be_empty
  end

  it 'gives back what came last' do
    stack = Stack.new.push(1).push(2)
    expect(stack.pop).to eq 2
    expect(stack.size).to eq 1
  end

  it 'is not empty with one in it' do
    expect(Stack.new.push(1)).not_to be_empty
  end

  it 'raises when there is nothing' do
    expect { Stack.new.pop }.to raise_error(IndexError)
  end

  it 'shows the top' do
    stack = Stack.new.push(1).push(2)
    expect(stack.peek).to eq 2
    expect(stack.size).to eq 2
    expect(Stack.new.peek).to be_nil
  end
end
