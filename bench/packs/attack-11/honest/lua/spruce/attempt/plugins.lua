local Plugins = {}
Plugins.__index = Plugins

function Plugins.new()
  return setmetatable({ list = {} }, Plugins)
end

function Plugins:add(name, run)
  table.insert(self.list, { name = name, run = run })
  return self
end

--- Runs all plugins, each protected from the failures of the others.
function Plugins:run(context)
  local failures = {}
  for _, plugin in ipairs(self.list) do
    local ok, problem = pcall(plugin.run, context)
    if not ok then
      table.insert(failures, { name = plugin.name, message = tostring(problem) })
    end
  end
  return failures
end

return Plugins
