require "minitest/autorun"
require "stack"

describe Stack do
  it "gives back what was pushed last" do
    _(Stack.new.push(1).push(2).pop).must_equal 2
  end
end

describe "an empty stack" do
  it "refuses to pop" do
    _ { Stack.new.pop }.must_raise Stack::Empty
  end
end
