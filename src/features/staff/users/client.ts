import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '@/components/portal/calls'
import { post, put, requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { staffKeys } from '../client'
import type { InvitedMember, InviteInput, StaffMember, UpdateStaffInput } from '../schema'

export const useStaff = () => useApiQuery<StaffMember[]>(paths.api.users)

function useStaffCall<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    // Also after an error, because a colleague may have changed the list.
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.users }),
  })
}

export const useInvite = () =>
  useStaffCall((body: InviteInput) => post<InvitedMember>(paths.api.invite, body))

export const useResendInvitation = () =>
  useStaffCall((id: number) => post<InvitedMember>(paths.api.userInvitation(id)))

export const useCancelInvitation = () =>
  useStaffCall((id: number) => requestJson(paths.api.userInvitation(id), { method: 'DELETE' }))

export const useSignOutMember = () =>
  useStaffCall((id: number) => requestJson(paths.api.userSessions(id), { method: 'DELETE' }))

export const useResetFactors = () =>
  useStaffCall((id: number) => requestJson(paths.api.userFactors(id), { method: 'DELETE' }))

export const useUpdateStaff = () =>
  useStaffCall(({ id, change }: { id: number; change: UpdateStaffInput }) =>
    put<StaffMember>(paths.api.user(id), change),
  )
