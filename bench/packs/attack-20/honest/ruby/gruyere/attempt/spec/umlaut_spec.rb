RSpec.describe Slug do
  context "with German letters" do
    {
      "Äpfel" => "aepfel",
      "Süße Öle" => "suesse-oele",
      "Straße 5" => "strasse-5",
    }.each do |title, slug|
      it "spells #{title} as #{slug}" do
        expect(title).to have_slug(slug)
      end
    end

    it "does not keep them" do
      expect("Äpfel").not_to have_slug("äpfel")
    end
  end

  it "tells what came instead" do
    expect { expect("Öl").to have_slug("ol") }
      .to raise_error(RSpec::Expectations::ExpectationNotMetError, /"Öl" to give "ol", got "oel"/)
  end
end
