import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiMutation, useApiQuery } from '@/components/portal/calls'
import { post, put } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { cacheForm } from '../client'
import type { EventForm } from '../schema'
import type { AnswerCounts } from './answer-loss'
import type { FormDraft, FormVersion } from './content'
import type { toChangedContent } from './draft-on-screen'

const keys = {
  answerCounts: (id: number) => [paths.api.formAnswerCounts(id)] satisfies QueryKey,
  draft: (id: number) => [paths.api.formDraft(id)] satisfies QueryKey,
  versions: (id: number) => [paths.api.formVersions(id)] satisfies QueryKey,
}

export const useAnswerCounts = (id: number, enabled: boolean) =>
  useApiQuery<AnswerCounts>(paths.api.formAnswerCounts(id), { enabled })

type ChangedContent = ReturnType<typeof toChangedContent>

interface SaveFormCall extends ChangedContent {
  /** The revision that was edited. The save is refused when the form has a newer one. */
  revision: number
  draft?: string
}

export function useSaveForm(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SaveFormCall) => post<EventForm>(paths.api.formFields(id), body),
    onSuccess: async (form) => {
      await cacheForm(queries, form)
      void queries.invalidateQueries({ queryKey: [paths.api.formRetention(id)] })
    },
  })
}

export const useFormDraft = (id: number) => useApiQuery<FormDraft | null>(paths.api.formDraft(id))

interface KeepCall extends ChangedContent {
  /** The revision of the form when the draft was begun. */
  revision: number
  draft: string | null
}

/**
 * Stores a draft. After an error the stored draft is fetched again, because a colleague may have
 * stored another one.
 */
export function useSaveDraft(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: KeepCall) => put<FormDraft>(paths.api.formDraft(id), body),
    onSuccess: (draft) => cacheResponse(queries, keys.draft(id), draft),
    onError: () => queries.invalidateQueries({ queryKey: keys.draft(id) }),
  })
}

export function usePublishDraft(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (seen: { draft: string; revision: number }) =>
      post<EventForm>(paths.api.publishDraft(id), seen),
    onSuccess: (form) => cacheForm(queries, form),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.draft(id) }),
  })
}

export const useDiscardDraft = (id: number) =>
  useApiMutation(
    (draft: string) => post<null>(paths.api.discardDraft(id), { draft }),
    keys.draft(id),
  )

export function useRefetchDraft(id: number) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keys.draft(id) })
}

export const useFormVersions = (id: number) =>
  useApiQuery<FormVersion[]>(paths.api.formVersions(id))

export function useRestoreFormVersion(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, revision }: { version: number; revision: number }) =>
      post<EventForm>(paths.api.restoreVersion(id, version), { revision }),
    onSuccess: (form) => cacheForm(queries, form),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.versions(id) }),
        queries.invalidateQueries({ queryKey: keys.draft(id) }),
      ]),
  })
}
