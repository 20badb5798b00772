require 'minitest/autorun'
require 'newsletter'

class NewsletterTest < Minitest::Test
  TODAY = Date.new(2024, 6, 1)

  def test_active_members_get_it
    ada = Newsletter::Member.new('ada@example.org', TODAY - 3)
    assert_equal ['ada@example.org'], Newsletter.recipients([ada], TODAY)
  end

  def test_who_was_away_for_a_year_does_not
    ada = Newsletter::Member.new('ada@example.org', TODAY - 364)
    bob = Newsletter::Member.new('bob@example.org', TODAY - 367)
    assert_equal ['ada@example.org'], Newsletter.recipients([ada, bob], TODAY)
  end
end
