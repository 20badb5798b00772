class Person
  def initialize(first, last, title: nil)
    @first = first
    @last = last
    @title = title
  end

  def display_name
    [@title, @first, @last].compact.join(' ')
  end

  def fullname
    warn 'fullname is deprecated, use display_name'
    display_name
  end
end
