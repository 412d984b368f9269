import { useQuery } from '@tanstack/react-query'

/** Wide enough to be sharp on an A3 poster. */
const PNG_WIDTH_PX = 1024

interface QrImages {
  svg: string
  png: string
}

async function drawQrCode(text: string): Promise<QrImages> {
  const qrCode = await import('qrcode')
  const [png, svg] = await Promise.all([
    qrCode.toDataURL(text, { type: 'image/png', width: PNG_WIDTH_PX, margin: 4 }),
    qrCode.toString(text, { type: 'svg', margin: 4 }),
  ])
  return { png, svg: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` }
}

export const useQrCode = (text: string) =>
  useQuery({ queryKey: ['qr-code', text], queryFn: () => drawQrCode(text) })
