import { ContactLines } from './contact-lines.tsx'
import { OpeningHours } from './opening-hours.tsx'

export default function ContactDetails() {
  return (
    <>
      <ContactLines />
      <OpeningHours />
    </>
  )
}
