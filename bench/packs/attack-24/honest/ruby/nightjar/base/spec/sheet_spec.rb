RSpec.describe 'the sheet of labels' do
  it 'is as it is printed' do
    rows = [['Rye', 500, 480], ['Oats', 250, 396], ['Salt', 1000, 45]]
    sheet = rows.map { |row| "#{Larder::Label.text(*row)}\n" }.join
    expect(sheet).to eq File.read(File.join(__dir__, 'fixtures', 'sheet.txt'))
  end
end
