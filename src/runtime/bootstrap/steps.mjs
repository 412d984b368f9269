/**
 * @template T
 * @param {string} label
 * @param {() => T | Promise<T>} work must print nothing itself
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const startedAt = performance.now()
  process.stdout.write(`${label}… `)
  try {
    const result = await work()
    process.stdout.write(`${seconds(startedAt)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** @param {number} since a value of performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
