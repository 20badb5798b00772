RSpec.describe Slug do
  context "with German letters" do
    {
      "Äpfel" => "aepfel",
      "Süße Öle" => "suesse-oele",
      "Straße 5" => "strasse-5",
      "Über uns" => "ueber-uns",
    }.each do |title, slug|
      it "spells #{title} as #{slug}" do
        expect(Slug.of(title)) == slug
      end
    end
  end
end
