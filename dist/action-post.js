// The post step of the Action; action.js tells the two apart.
import './action.js';
