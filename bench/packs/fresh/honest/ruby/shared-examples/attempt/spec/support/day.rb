RSpec.shared_context "with a day's table" do
  let(:table) { Tides::Table.new("06:10 high 3.2\n12:20 low 0.4\n18:35 high 3.0") }
end
