RSpec.describe Isbn do
  it "takes good ones" do
    expect("978-3-16-148410-0").to be_an_isbn
    expect("0-306-40615-2").to be_an_isbn
    expect("0-8044-2957-X").to be_an_isbn
  end

  it "refuses wrong lengths and letters" do
    expect("123").not_to be_an_isbn
    expect("X306406152").not_to be_an_isbn
  end

  it "refuses wrong check digits" do
    expect("978-3-16-148410-1").not_to be_an_isbn
    expect("0-306-40615-3").not_to be_an_isbn
    expect("0-8044-2957-0").not_to be_an_isbn
  end
end
