import { post } from '@/lib/http/client'
import { sitePaths } from '@/lib/site-paths'
import type { HiddenFields } from '@/lib/suspicion/suspicion'
import type { TestimonyInput } from './schema'

export const sendTestimony = (
  input: TestimonyInput,
  hidden: HiddenFields,
): Promise<{ id: number }> => post(sitePaths.api.testimonies, { ...input, ...hidden })
