import 'server-only'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** LOG_FORMAT, or `text` in a terminal and otherwise `json`. */
export function logFormat(): 'json' | 'text' {
  const { LOG_FORMAT } = process.env
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'text') return LOG_FORMAT
  return process.stderr.isTTY ? 'text' : 'json'
}

/** LOG_LEVEL, or `warn` in the text format and `info` in JSON. */
export function logLevel(): (typeof LOG_LEVELS)[number] {
  const known = LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL)
  return known ?? (logFormat() === 'text' ? 'warn' : 'info')
}
