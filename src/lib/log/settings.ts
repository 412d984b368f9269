import 'server-only'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export function logFormat(): 'json' | 'text' {
  const { LOG_FORMAT } = process.env
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'text') return LOG_FORMAT
  return process.stderr.isTTY ? 'text' : 'json'
}

export function logLevel(): (typeof LOG_LEVELS)[number] {
  const known = LOG_LEVELS.find((level) => level === process.env.LOG_LEVEL)
  return known ?? (logFormat() === 'text' ? 'warn' : 'info')
}
