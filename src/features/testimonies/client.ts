import { post } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import type { HiddenParts } from '@/lib/suspicion/suspicion'
import type { TestimonyInput } from './schema'

export const sendTestimony = (
  input: TestimonyInput,
  hidden: HiddenParts,
): Promise<{ id: number }> => post(sitePaths.api.testimonies, { ...input, ...hidden })
