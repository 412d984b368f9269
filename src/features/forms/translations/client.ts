import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiQuery } from '@/components/portal/calls'
import { put, requestJson } from '@/lib/http/client'
import type { OtherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import type { TranslationInput } from './input'
import type { FormTranslation, ReviewByLanguage } from './schema'

export const useFormTranslation = (id: number, lang: OtherLanguage) =>
  useApiQuery<FormTranslation>(paths.api.formTranslation(id, lang))

export function useSaveTranslation(id: number, lang: OtherLanguage) {
  const queries = useQueryClient()
  const path = paths.api.formTranslation(id, lang)
  return useMutation({
    mutationFn: (body: TranslationInput) => put<FormTranslation>(path, body),
    onSuccess: (saved) => cacheResponse(queries, [path], saved),
  })
}

export function useFetchTranslation(id: number, lang: OtherLanguage) {
  const queries = useQueryClient()
  const path = paths.api.formTranslation(id, lang)
  return () =>
    queries.fetchQuery({
      queryKey: [path],
      queryFn: ({ signal }) => requestJson<FormTranslation>(path, { signal }),
      staleTime: 0,
    })
}

export const useLanguageReviews = () => useApiQuery<ReviewByLanguage>(paths.api.languages)

export function useSetLanguageReview(lang: OtherLanguage) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isRead: boolean) => put<ReviewByLanguage>(paths.api.language(lang), { isRead }),
    onSuccess: (reviews) => cacheResponse(queries, [paths.api.languages], reviews),
  })
}
