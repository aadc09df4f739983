import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'

// People read what zod says about a field, so every place that checks fields imports this file: server and forms.
z.config(ptBR())
