require "yaml"

module Plural
  LOCALES = File.join(__dir__, "locales")

  # phrase(:en, "file", 2) => "2 files"
  def self.phrase(locale, key, count)
    forms = YAML.load_file(File.join(LOCALES, "#{locale}.yml")).fetch(key)
    form = forms[count] || forms.fetch("other")
    form.sub("%", count.to_s)
  end
end
