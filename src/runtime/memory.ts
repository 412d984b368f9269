import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const GROWTH_PERCENT = 40

/**
 * Makes V8 collect garbage when the heap has grown by 40 percent. By default it may grow to four
 * times the used memory first: with thousands of visitors a process took 490 MB that takes 280 MB
 * with this limit. Call it before the process has work.
 */
export const limitHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)

/**
 * Returns the bytes of memory that this process may use: a container's limit, or all memory.
 * Without a limit, `constrainedMemory` returns zero or more than all memory.
 */
export const usableMemory = (): number =>
  Math.min(process.constrainedMemory() || totalmem(), totalmem())

/**
 * Environment variables that make web processes return the memory of picture processing to the
 * system (decision 035). A value that is already set stays. The Dockerfile sets the same.
 */
export const ALLOCATION_ENV = Object.fromEntries(
  Object.entries({
    MALLOC_ARENA_MAX: 2,
    MALLOC_MMAP_THRESHOLD_: 262_144,
    MALLOC_TRIM_THRESHOLD_: 131_072,
  }).map(([name, value]) => [name, process.env[name] ?? `${value}`]),
)
