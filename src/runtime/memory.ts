import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const GROWTH_PERCENT = 40

/**
 * Makes Node collect garbage sooner. By default, it lets the heap grow fourfold first. Call this
 * before anything else.
 */
export const limitHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)

/**
 * Returns the memory that this process can use, in bytes. When no limit is set, `constrainedMemory`
 * returns 0 or more than the machine's memory.
 */
export const usableMemory = (): number =>
  Math.min(process.constrainedMemory() || totalmem(), totalmem())

/**
 * Environment variables with which picture processing returns its memory to the system and the heap
 * of young objects stays small (decision 035). The Dockerfile sets the same.
 */
export const ALLOCATION_ENV = Object.fromEntries(
  Object.entries({
    MALLOC_ARENA_MAX: 2,
    MALLOC_MMAP_THRESHOLD_: 262_144,
    MALLOC_TRIM_THRESHOLD_: 131_072,
    NODE_OPTIONS: '--max-semi-space-size=16',
  }).map(([name, value]) => [name, process.env[name] ?? `${value}`]),
)
