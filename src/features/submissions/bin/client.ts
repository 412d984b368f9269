import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '@/components/portal/calls'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { BinContent } from './schema'

export const useBin = () => useApiQuery<BinContent>(paths.api.bin)

type Count<Name extends string> = Partial<Record<Name, number>>

function useBinAction<Name extends string, Body extends object | undefined>(
  path: string,
  name: Name,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Body) => (await post<Count<Name>>(path, body))[name] ?? 0,
    onSettled: () => queries.invalidateQueries(),
  })
}

interface Ids {
  ids: readonly number[]
}

export const useMoveToBin = () =>
  useBinAction<'deleted', Ids>(paths.api.deleteSubmissions, 'deleted')
export const useRestoreFromBin = () =>
  useBinAction<'restored', Ids & { own?: true }>(paths.api.binRestore, 'restored')
export const useEraseFromBin = () => useBinAction<'erased', Ids>(paths.api.binErase, 'erased')
export const useEmptyBin = () => useBinAction<'erased', undefined>(paths.api.binEmpty, 'erased')
