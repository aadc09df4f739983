import { Navigate } from 'react-router'

export default function ToDashboard() {
  return <Navigate to="dashboard" replace />
}
