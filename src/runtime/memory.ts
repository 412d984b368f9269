import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const GROWTH_PERCENT = 40

/**
 * By itself V8 lets what is done with pile up to four times what is in use before it looks for it, and
 * visitors by the thousand leave much: a process grew to 490 MB that now stays at 280. To be called
 * before the process has work.
 */
export const keepHeapSmall = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)

/** Bytes that this process may use: what a container allows, zero or more than there is where nothing is set. */
export const usableMemory = (): number =>
  Math.min(process.constrainedMemory() || totalmem(), totalmem())

/**
 * Variables for web processes: what pictures are made in goes back to the system (decision 035). The
 * container sets the same.
 */
export const ALLOCATION = Object.fromEntries(
  Object.entries({
    MALLOC_ARENA_MAX: 2,
    MALLOC_MMAP_THRESHOLD_: 262_144,
    MALLOC_TRIM_THRESHOLD_: 131_072,
  }).map(([name, value]) => [name, process.env[name] ?? `${value}`]),
)
