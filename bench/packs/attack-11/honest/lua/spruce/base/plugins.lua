local Plugins = {}
Plugins.__index = Plugins

function Plugins.new()
  return setmetatable({ list = {} }, Plugins)
end

function Plugins:add(name, run)
  table.insert(self.list, { name = name, run = run })
  return self
end

function Plugins:run(context)
  for _, plugin in ipairs(self.list) do
    plugin.run(context)
  end
end

return Plugins
