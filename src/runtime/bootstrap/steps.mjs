/**
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work must print nothing itself
 * @returns {Promise<T>}
 */
export async function runTimedStep(label, work) {
  const startedAt = performance.now()
  process.stdout.write(`${label}… `)
  try {
    const result = await work()
    process.stdout.write(`${secondsSince(startedAt)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** @param {number} since a value of performance.now() */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
