module Diary
  DAY = '%Y-%m-%d'

  def self.day(time)
    time.getutc.strftime(DAY)
  end
end
