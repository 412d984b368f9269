/**
 * An error whose message is a sentence for the person at the terminal: what went wrong, and usually
 * what to do.
 */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] what the tool that failed had printed
   */
  constructor(sentence, output = '') {
    super(sentence)
    this.output = output
  }
}

/**
 * Returns a sentence for a Failure, a full disk or missing rights; undefined for other errors.
 * @param {unknown} error
 * @param {string} [place] the folder in which it happened, when the error does not say
 */
export function explainError(error, place) {
  if (error instanceof Failure) return error.message
  if (!(error instanceof Error)) return undefined
  const {
    code,
    path: file,
    dest,
  } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error)
  // When copying failed, `path` is the source and `dest` the target.
  const where = dest || file || place || 'the folder'
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') {
    return `The disk is full: nothing more can be written to ${where}; free some space and start again.`
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${where} cannot be written by this account; make it writable or choose another folder.`
  }
  return undefined
}

/**
 * @param {string} what the sentence, unless the output mentions a full disk or missing rights
 * @param {string} output
 * @param {string} place the folder the tool was writing to
 */
export function toolFailure(what, output, place) {
  for (const [pattern, code] of /** @type {const} */ ([
    [/ENOSPC|EDQUOT|no space left on device/i, 'ENOSPC'],
    [/EROFS|read-only file system/i, 'EROFS'],
    [/\bEACCES\b|\bEPERM\b/, 'EACCES'],
  ])) {
    if (pattern.test(output)) {
      return new Failure(explainError(Object.assign(new Error(), { code }), place) || what)
    }
  }
  return new Failure(what, output)
}

/**
 * @param {unknown} error
 * @returns {never}
 */
export function exitWith(error) {
  const sentence = explainError(error)
  // Writes to stderr directly, because the product's processes redirect the console to their log.
  if (error instanceof Failure && error.output) process.stderr.write(`${error.output.trimEnd()}\n`)
  if (sentence) process.stderr.write(`${sentence}\n`)
  else console.error(error)
  process.exit(1)
}
