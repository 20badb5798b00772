# frozen_string_literal: true

require "template"

RSpec.describe Template do
  subject(:template) { described_class.new("Dear {{ name }}, your code is {{code}}.") }

  it "fills in" do
    expect(template.render(name: "Ann", code: 7)).to eq("Dear Ann, your code is 7.")
  end

  it "knows its names" do
    expect(template.names).to eq(%i[name code])
  end

  it "leaves unknown placeholders alone" do
    expect(template.render(name: "Ann")).to eq("Dear Ann, your code is {{code}}.")
  end
end
