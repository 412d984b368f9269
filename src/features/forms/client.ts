import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { request } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { CreateFormInput, UpdateFormInput } from './form-input'
import type { EventForm, ListedForm } from './schema'

export const formKeys = {
  list: [paths.api.forms] satisfies QueryKey,
  one: (id: number) => [paths.api.form(id)] satisfies QueryKey,
}

/** Puts the form from a response into every cached query that contains it. */
export function storeForm(queries: QueryClient, form: EventForm) {
  queries.setQueryData(formKeys.one(form.id), form)
  queries.setQueryData<ListedForm[]>(formKeys.list, (forms) =>
    forms?.map((known) => (known.id === form.id ? { ...known, ...form } : known)),
  )
}

/**
 * Options of a query that is refetched whenever its screen is opened, because colleagues change
 * forms too.
 */
export const ALWAYS_REFETCH = { refetchOnMount: 'always' } as const

export const useForms = () =>
  useQuery({
    queryKey: formKeys.list,
    queryFn: ({ signal }) => request<ListedForm[]>(paths.api.forms, { signal }),
    ...ALWAYS_REFETCH,
  })

const formQuery = (id: number) =>
  queryOptions({
    queryKey: formKeys.one(id),
    queryFn: ({ signal }) => request<EventForm>(paths.api.form(id), { signal }),
  })

export const useForm = (id: number) => useQuery({ ...formQuery(id), ...ALWAYS_REFETCH })

/** Loads the current form from the server. */
export const fetchForm = (queries: QueryClient, id: number) =>
  queries.fetchQuery({ ...formQuery(id), staleTime: 0 })

export function useCreateForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateFormInput) =>
      request<EventForm>(paths.api.forms, { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: formKeys.list }),
  })
}

export function useDuplicateForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request<EventForm>(paths.api.formDuplicate(id), { method: 'POST' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: formKeys.list }),
  })
}

/**
 * Opens or closes a form. Spec §4: sends the negated `isActive`. The switch moves at once and moves
 * back when the request is refused.
 */
export function useToggleForm() {
  const queries = useQueryClient()
  const show = (id: number, isActive: boolean) => {
    queries.setQueryData<EventForm>(formKeys.one(id), (form) => form && { ...form, isActive })
    queries.setQueryData<ListedForm[]>(formKeys.list, (forms) =>
      forms?.map((form) => (form.id === id ? { ...form, isActive } : form)),
    )
  }
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<EventForm, 'id' | 'isActive'>) =>
      request<EventForm>(paths.api.form(id), { method: 'PUT', body: { isActive: !isActive } }),
    onMutate: ({ id, isActive }) => show(id, !isActive),
    onSuccess: (form) => storeForm(queries, form),
    onError: (_error, { id, isActive }) => show(id, isActive),
  })
}

export function useDeleteForm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request<undefined>(paths.api.form(id), { method: 'DELETE' }),
    onSuccess: (_nothing, id) => {
      queries.setQueryData<ListedForm[]>(formKeys.list, (forms) =>
        forms?.filter((form) => form.id !== id),
      )
      return queries.invalidateQueries({ queryKey: formKeys.list })
    },
  })
}

/** Changes only the given properties, because a colleague may be changing the others. */
export function useUpdateForm(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateFormInput) =>
      request<EventForm>(paths.api.form(id), { method: 'PUT', body }),
    onSuccess: (form) => storeForm(queries, form),
  })
}
