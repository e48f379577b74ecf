// The interface of the library: `import Levy` is all that a program needs. docs/architecture.md describes the modules;
// declarations that only the command and its companions use are not exported here.
@_exported import struct ExactNumbers.Exact
@_exported import LevyBatch
@_exported import LevyCalculator
@_exported import LevyModel
@_exported import LevyPresentation
@_exported import LevyRules
@_exported import struct LevyScript.LoadLimits
@_exported import LevySession
@_exported import LevySheet
@_exported import LevyWhatIf
@_exported import class LuaRuntime.Interruption
@_exported import struct LuaRuntime.LuaLimits
@_exported import struct Tables.TableError
@_exported import enum Tables.TableFormat
@_exported import enum Tables.TableInput
@_exported import enum Tables.TableOutput
