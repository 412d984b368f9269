import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { HiddenParts } from '@/lib/suspicion/suspicion'
import type { TestimonyInput } from './schema'

export const sendTestimony = (
  input: TestimonyInput,
  hidden: HiddenParts,
): Promise<{ id: number }> => post(paths.api.testimonies, { ...input, ...hidden })
