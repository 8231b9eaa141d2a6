import { configure } from '@testing-library/react';
import { LIMITS } from './time/limits';

// queries by role are slow among many cards
configure({ asyncUtilTimeout: LIMITS.condition });
