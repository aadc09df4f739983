import { CompanyScreen } from '#web/features/overview/company-screen.tsx'
import { CompanyServices } from '#web/features/purchases/company-services.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { purchases } from '#web/i18n/pt-BR/purchases.ts'

export default function CustomerServices() {
  const text = useMessages('purchases', purchases)
  return <CompanyScreen text={text}>{(id) => <CompanyServices key={id} id={id} />}</CompanyScreen>
}
