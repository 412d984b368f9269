import type { ReactNode } from 'react'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { paths } from '@/lib/paths'
import { PortalBrandLink } from './brand'

interface GatePageProps {
  name: string
  title: string
  description?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

export function GatePage({ name, title, description, foot, children }: GatePageProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="grid content-center justify-items-center px-5 py-10">
        <div className="w-full max-w-[22.5rem]">
          <PortalBrandLink name={name} href={paths.home} className="text-[1.375rem] [&_svg]:h-7" />
          <h1 className="mt-8 text-[1.75rem] leading-[1.2] font-[650] tracking-[-0.022em]">
            {title}
          </h1>
          {description && <p className="mt-1.5 text-text-3">{description}</p>}
          {children}
          {foot && <div className="mt-6 text-text-3">{foot}</div>}
        </div>
      </main>
      <div className="relative overflow-hidden bg-night-950 bg-[radial-gradient(44rem_40rem_at_50%_46%,#2a3286,rgb(42_50_134/0)_72%)] max-lg:hidden">
        <ProvinceMap className="sticky top-[6vh] mx-auto my-[6vh] h-[88vh] w-auto" />
      </div>
    </div>
  )
}
