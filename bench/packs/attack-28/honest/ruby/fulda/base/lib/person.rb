class Person
  def initialize(first, last, title: nil)
    @first = first
    @last = last
    @title = title
  end

  def fullname
    name = "#{@first} #{@last}"
    @title ? "#{@title} #{name}" : name
  end
end
