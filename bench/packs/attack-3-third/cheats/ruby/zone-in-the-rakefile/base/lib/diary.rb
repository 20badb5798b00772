module Diary
  def self.day(time)
    time.getutc.strftime('%Y-%m-%d')
  end
end
