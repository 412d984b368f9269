import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { cacheResponse, useApiQuery } from '@/components/portal/calls'
import { post, put, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { CreateFormInput, UpdateFormInput } from './form-input'
import type { EventForm, ListedForm } from './schema'

export const formQueryKeys = {
  list: [paths.api.forms] satisfies QueryKey,
  one: (id: number) => [paths.api.form(id)] satisfies QueryKey,
}

export async function cacheForm(queries: QueryClient, form: EventForm) {
  await cacheResponse(queries, formQueryKeys.one(form.id), form)
  queries.setQueryData<ListedForm[]>(formQueryKeys.list, (forms) =>
    forms?.map((known) => (known.id === form.id ? { ...known, ...form } : known)),
  )
}

export const useForms = () => useApiQuery<ListedForm[]>(paths.api.forms)

export const useEventForm = (id: number) => useApiQuery<EventForm>(paths.api.form(id))

export const fetchForm = (queries: QueryClient, id: number) =>
  queries.fetchQuery({
    queryKey: formQueryKeys.one(id),
    queryFn: ({ signal }) => requestJson<EventForm>(paths.api.form(id), { signal }),
    staleTime: 0,
  })

export function useCreateForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateFormInput) => post<EventForm>(paths.api.forms, body),
    onSuccess: () => queries.invalidateQueries({ queryKey: formQueryKeys.list }),
  })
}

export function useCreateFromFile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => post<EventForm>(paths.api.formFromFile, file),
    onSuccess: () => queries.invalidateQueries({ queryKey: formQueryKeys.list }),
  })
}

export function useDuplicateForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      requestJson<EventForm>(paths.api.formDuplicate(id), { method: 'POST' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: formQueryKeys.list }),
  })
}

/**
 * Switches a form on or off: the mutation gets the current `isActive` and sends the opposite (Spec
 * §4). The screen shows the new state at once, and the old one again when the request fails.
 */
export function useToggleForm() {
  const queries = useQueryClient()
  const show = (id: number, isActive: boolean) => {
    queries.setQueryData<EventForm>(formQueryKeys.one(id), (form) => form && { ...form, isActive })
    queries.setQueryData<ListedForm[]>(formQueryKeys.list, (forms) =>
      forms?.map((form) => (form.id === id ? { ...form, isActive } : form)),
    )
  }
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<EventForm, 'id' | 'isActive'>) =>
      put<EventForm>(paths.api.form(id), { isActive: !isActive }),
    onMutate: ({ id, isActive }) => show(id, !isActive),
    onSuccess: (form) => cacheForm(queries, form),
    onError: (_error, { id, isActive }) => show(id, isActive),
  })
}

export function useDeleteForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => requestJson<undefined>(paths.api.form(id), { method: 'DELETE' }),
    onSuccess: (_nothing, id) => {
      queries.setQueryData<ListedForm[]>(formQueryKeys.list, (forms) =>
        forms?.filter((form) => form.id !== id),
      )
      return queries.invalidateQueries({ queryKey: formQueryKeys.list })
    },
  })
}

export function useUpdateForm(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateFormInput) => put<EventForm>(paths.api.form(id), body),
    onSuccess: (form) => cacheForm(queries, form),
  })
}
