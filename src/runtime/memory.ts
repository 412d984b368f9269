import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const GROWTH_PERCENT = 40

/**
 * Makes Node collect garbage sooner, because by default the heap may grow fourfold first. Call this
 * before anything else.
 */
export const limitHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)

/** In bytes. Without a limit, `constrainedMemory` returns zero or more than all memory. */
export const usableMemory = (): number =>
  Math.min(process.constrainedMemory() || totalmem(), totalmem())

/**
 * Makes picture processing return its memory and keeps the heap of young objects small (decision
 * 035). The Dockerfile sets the same.
 */
export const ALLOCATION_ENV = Object.fromEntries(
  Object.entries({
    MALLOC_ARENA_MAX: 2,
    MALLOC_MMAP_THRESHOLD_: 262_144,
    MALLOC_TRIM_THRESHOLD_: 131_072,
    NODE_OPTIONS: '--max-semi-space-size=16',
  }).map(([name, value]) => [name, process.env[name] ?? `${value}`]),
)
