import { afterEach, expect, it, vi } from 'vitest'
import { diskReserveBytes, maxSuspectedBytes, uploadBytesPerHour } from './room-settings'

afterEach(() => vi.unstubAllEnvs())

const GB = 1024 ** 3

it.each([
  ['', 4, 2, null],
  ['1.5', 1.5, 1.5, 1.5],
  ['0', 0, 0, 0],
  ['-1', 4, 2, 5],
  ['a lot', 4, 2, 5],
])('reads "%s" as gigabytes, or the usual ones', (setting, perHour, suspected, reserve) => {
  for (const name of ['UPLOAD_GB_PER_HOUR', 'SUSPECTED_GB', 'DISK_RESERVE_GB']) {
    vi.stubEnv(name, setting)
  }
  expect(uploadBytesPerHour()).toBe(perHour * GB)
  expect(maxSuspectedBytes()).toBe(suspected * GB)
  expect(diskReserveBytes()).toBe(reserve === null ? null : reserve * GB)
})
