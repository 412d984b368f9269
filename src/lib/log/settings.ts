import 'server-only'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** How lines of the log are written: as `text` for a person at a terminal, otherwise as JSON. */
export function logFormat(): 'json' | 'text' {
  const { LOG_FORMAT } = process.env
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'text') return LOG_FORMAT
  return process.stderr.isTTY ? 'text' : 'json'
}

/** The lowest level that is logged; in the text format only warnings and errors. */
export function logLevel(): (typeof LOG_LEVELS)[number] {
  const known = LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL)
  return known ?? (logFormat() === 'text' ? 'warn' : 'info')
}
